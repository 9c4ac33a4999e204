/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers forget the roles of a table that is laid out as blocks */
import type { ReactNode } from 'react';

import { classes } from '~/lib/classes';

import { cardClass } from './card';

type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** The column that names the row; exactly one. */
  isName?: boolean;
  /** The heading is for screen readers only, as over a row's buttons. */
  isQuiet?: boolean;
  /** With the column's width beside others, as 'lg:w-1/5'; columns without share what is left. */
  className?: string;
};

type RecordTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Columns of figures have room on a tablet, too, and three beside each other on a phone. */
  isOfFigures?: boolean;
};

/** The width at which cards become a table: words need a wide window. */
const ofWords = {
  card: 'grid gap-2 p-4',
  nameOnCard: null,
  cellOnCard: 'grid grid-cols-[5.5rem_1fr] gap-2 max-[18rem]:grid-cols-1 sm:grid-cols-[7rem_1fr]',
  table: 'lg:table lg:table-fixed lg:border-separate lg:border-spacing-0',
  head: 'lg:not-sr-only lg:table-header-group',
  heading: 'px-4 py-3',
  body: 'lg:table-row-group lg:divide-y-0',
  row: 'lg:table-row lg:p-0',
  cell: 'lg:table-cell lg:border-t lg:border-line lg:px-4 lg:py-3 lg:align-middle',
  label: 'lg:hidden',
  words: 'wrap-anywhere lg:wrap-break-word',
};
const ofFigures = {
  card: 'grid grid-cols-3 gap-x-3 gap-y-1 px-4 py-3',
  nameOnCard: 'col-span-3',
  cellOnCard: 'grid content-start',
  table: 'md:table md:table-fixed md:border-separate md:border-spacing-0',
  head: 'md:not-sr-only md:table-header-group',
  heading: 'px-3 py-3 lg:px-4',
  body: 'md:table-row-group md:divide-y-0',
  row: 'md:table-row md:p-0',
  cell: 'md:table-cell md:border-t md:border-line md:px-3 md:py-3 md:align-middle lg:px-4',
  label: 'md:hidden',
  words: 'wrap-anywhere md:wrap-break-word',
};

/**
 * A table that becomes a list of cards on phones. Its roles are said outright, since browsers forget a table's meaning
 * when it is laid out as something else. Its columns have their widths before their words have arrived, so that no
 * row moves while later ones load.
 */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isOfFigures = false,
}: RecordTableProps<Row>) {
  const shape = isOfFigures ? ofFigures : ofWords;
  return (
    <table role="table" className={cardClass('none', `block w-full ${shape.table}`)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={`sr-only ${shape.head}`}>
        <tr role="row" className={shape.row}>
          {columns.map(({ heading, isQuiet, className }) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className={classes('text-left text-sm font-semibold text-ink-soft', shape.heading, className)}
            >
              {isQuiet ? <span className="sr-only">{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={`block divide-y divide-line ${shape.body}`}>
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={`${shape.card} ${shape.row}`}>
            {columns.map((column) => (
              <Cell key={column.heading} column={column} row={row} shape={shape} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; shape: typeof ofWords | typeof ofFigures };

function Cell<Row>({ column, row, shape }: CellProps<Row>) {
  const { heading, cell, isName, isQuiet, className } = column;
  const place = classes('min-w-0', shape.cell, className);
  if (isName) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={classes(shape.nameOnCard, place, 'text-left font-semibold', shape.words)}
      >
        {cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={classes(shape.cellOnCard, place)}>
      <span aria-hidden className={classes('text-sm text-ink-soft', shape.label, isQuiet && 'hidden')}>
        {heading}
      </span>
      <div className={classes('min-w-0', shape.words, isQuiet && 'col-span-full')}>{cell(row)}</div>
    </td>
  );
}
