import { buttonClass } from '~/components/ui/button';
import { menuItemClass } from '~/components/ui/more-menu';

/** Buttons of a row, high enough to tap. */
export const small = 'min-h-11 px-3 text-sm whitespace-nowrap';

/** Look of an action: in the row, where all have the same width, or in the menu behind it. */
export type ActionLook = 'primary' | 'secondary' | 'quiet' | 'item';

export const actionClass = (look: ActionLook) =>
  look === 'item' ? menuItemClass : buttonClass(look, `${small} min-[22.5rem]:w-30`);
