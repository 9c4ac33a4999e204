/** Classes of the buttons that open and close the menu of small screens. */
export const drawerButton =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-[12px] font-semibold no-underline';
