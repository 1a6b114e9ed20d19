//! Owns the enums whose variants have names.

/// Declares an enum whose variants have names that are written and read.
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

        $crate::displayed_by_name!($named);
    };
}
pub use named;

/// Lets types be displayed by the names that they return.
#[doc(hidden)]
#[macro_export]
macro_rules! displayed_by_name {
    ($($named:ty),+) => {
        $(impl std::fmt::Display for $named {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        })+
    };
}
pub use displayed_by_name;
