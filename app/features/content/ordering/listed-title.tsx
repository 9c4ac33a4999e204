type ListedTitleProps = {
  title: string;
  isPublic: boolean;
  /** Says why something that is not public is not shown. */
  whenHidden: string;
};

/** A row of an ordered list: the title, and a note when visitors cannot see it now. */
export function ListedTitle({ title, isPublic, whenHidden }: ListedTitleProps) {
  return (
    <>
      <span className="font-semibold">{title}</span>
      {!isPublic && <span className="block text-sm text-terracotta">{whenHidden}</span>}
    </>
  );
}
