import { classes } from '~/lib/classes';

import { ButtonLink } from './button';

type ListPagesProps = {
  /** The address of the list's beginning; null on that page. */
  first: string | null;
  /** The address of the next page; null at the end. */
  next: string | null;
  firstWord?: 'Newest' | 'Latest' | 'First page';
  nextWord?: 'Older' | 'Next';
  /** Makes it a landmark of this name, with a link at either end. */
  label?: string;
  className?: string;
};

/** Links to the other pages of a list that is not counted: to its first page and to the next one. */
export function ListPages({
  first,
  next,
  firstWord = 'Newest',
  nextWord = 'Older',
  label,
  className,
}: ListPagesProps) {
  const links = (
    <>
      {first && (
        <ButtonLink to={first} variant="secondary">
          {firstWord}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next} rel="next" variant="secondary" className={label && 'ml-auto'}>
          {nextWord}
        </ButtonLink>
      )}
    </>
  );
  return label ? (
    <nav aria-label={label} className="flex justify-between gap-3">
      {links}
    </nav>
  ) : (
    <div className={classes('flex flex-wrap gap-3', className)}>{links}</div>
  );
}
