const noteMark = 'data-unsent-note';
const typedIn =
  'textarea, input:not([type=hidden], [type=submit], [type=button], [type=radio], [type=checkbox])';

/** Takes the note away. */
const removeNote = () => document.querySelector(`[${noteMark}]`)?.remove();

/** True when a form has fields that a person types in. */
export const hasTyping = (form: HTMLFormElement) =>
  [...form.elements].some((field) => field.matches(typedIn) && !field.closest('[aria-hidden]'));

type Note = {
  title: string;
  text: string;
  /** Opened in a tab of its own. */
  link?: { to: string; title: string };
  button?: { title: string; onClick: () => void };
};

/**
 * Puts a note in front of the part of the form that has the button, or at its beginning when the button is
 * elsewhere. React does not render it: the form belongs to a page that does not know about the failure and is
 * not rendered again.
 */
export function showNote(
  form: HTMLFormElement,
  button: Element | null,
  { title, text, link, button: more }: Note,
) {
  removeNote();
  const note = document.createElement('div');
  note.setAttribute(noteMark, '');
  note.setAttribute('role', 'alert');
  note.className =
    'col-span-full basis-full rounded-control border-l-4 border-terracotta bg-terracotta-tint px-4 py-3 text-ink';
  note.appendChild(document.createElement('strong')).textContent = title;
  note.appendChild(document.createTextNode(` ${text}`));
  if (link) {
    note.appendChild(document.createTextNode(' '));
    const anchor = note.appendChild(document.createElement('a'));
    Object.assign(anchor, {
      href: link.to,
      target: '_blank',
      // So that the tab may close itself.
      rel: 'opener',
      textContent: link.title,
      className: 'underline',
    });
  }
  if (more) {
    note.appendChild(document.createTextNode(' '));
    const press = note.appendChild(document.createElement('button'));
    Object.assign(press, { type: 'button', textContent: more.title, className: 'min-h-11 underline' });
    press.addEventListener('click', more.onClick);
  }
  const part = [...form.children].find((child) => button !== null && child.contains(button));
  form.insertBefore(note, part ?? form.firstChild);
  note.scrollIntoView({ block: 'nearest' });
}
