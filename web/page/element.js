// Describes elements, and makes those of the page show what is described.

/// Describes an element: attributes that are null, undefined or false are left out, and so are children.
export function h(tag, attributes, ...children) {
  const given = children.flat(Infinity).filter((child) => child || child === 0);
  return { tag, attributes: attributes ?? {}, children: given.map((child) => (child.tag ? child : String(child))) };
}

const NOTHING = { attributes: {}, children: [] };

function set(element, name, value) {
  // Through the style object, which a strict Content-Security-Policy allows.
  if (name === "style") element.style.cssText = value ?? "";
  else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : value);
}

function made(described, parent) {
  if (!described.tag) return document.createTextNode(described);
  const space = described.tag === "svg" ? "http://www.w3.org/2000/svg" : parent.namespaceURI;
  const element = document.createElementNS(space, described.tag);
  become(element, described);
  return element;
}

const kind = ({ tag, attributes }) => tag && `${tag} ${attributes.class?.split(" ")[0]}`;

/// Makes an element be as described. What was described the same before is not touched: focus, scrolling and transitions
/// go on.
export function become(element, described) {
  const { attributes, children } = element.described ?? NOTHING;
  element.described = described;
  for (const name of Object.keys({ ...attributes, ...described.attributes })) {
    if (attributes[name] !== described.attributes[name]) set(element, name, described.attributes[name]);
  }
  for (const [index, child] of described.children.entries()) {
    const [before, there] = [children[index], element.childNodes[index]];
    if (!there) element.append(made(child, element));
    else if (before === undefined || kind(before) !== kind(child)) there.replaceWith(made(child, element));
    else if (child.tag) become(there, child);
    else if (before !== child) there.data = child;
  }
  while (element.childNodes.length > described.children.length) element.lastChild.remove();
}
