//! Owns the enums whose variants have names.

#[doc(hidden)]
pub use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Declares an enum whose variants have names that are written and read, also by serde.
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    (
        $(#[$about:meta])*
        pub enum $named:ident {
            $($(#[$about_one:meta])* $variant:ident = $name:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        pub enum $named {
            $($(#[$about_one])* $variant),+
        }

        impl $named {
            /// Every one, in the order of menus and of help.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// Returns the name, which is written and read.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name),+
                }
            }

            /// Returns the names, in the same order.
            pub fn names() -> Vec<&'static str> {
                Self::ALL.map(Self::name).to_vec()
            }

            /// Returns the one with this name.
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|it| it.name() == name)
            }
        }

        $crate::written_by_name!($named);

        impl<'de> $crate::named::Deserialize<'de> for $named {
            fn deserialize<D: $crate::named::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let name = String::deserialize(from)?;
                let unknown = || $crate::named::Error::unknown_variant(&name, &[$($name),+]);
                Self::named(&name).ok_or_else(unknown)
            }
        }
    };
}
pub use named;

/// Lets types be displayed and serialized by the names that they return.
#[doc(hidden)]
#[macro_export]
macro_rules! written_by_name {
    ($($named:ty),+) => {
        $(impl std::fmt::Display for $named {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl $crate::named::Serialize for $named {
            fn serialize<S: $crate::named::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        })+
    };
}
pub use written_by_name;
