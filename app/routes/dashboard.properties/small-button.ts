import { buttonClass } from '~/components/ui/button';
import { menuItemClass } from '~/components/ui/more-menu';

/** Buttons of a row, as high as a finger needs. */
export const small = 'min-h-11 px-3 text-sm whitespace-nowrap';

/** How an action looks: in the row, where all are as wide as each other, or in the menu behind it. */
export type ActionLook = 'primary' | 'secondary' | 'quiet' | 'item';

export const actionClass = (look: ActionLook) =>
  look === 'item' ? menuItemClass : buttonClass(look, `${small} w-30`);
