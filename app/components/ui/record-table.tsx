/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers forget the roles of a table that is laid out as blocks */
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
  className?: string;
};

type RecordTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
};

/**
 * A table that becomes a list of cards on phones. Its roles are said outright, since browsers forget a table's meaning
 * when it is laid out as something else.
 */
export function RecordTable<Row>({ caption, columns, rows, keyOf }: RecordTableProps<Row>) {
  return (
    <table
      role="table"
      className={cardClass('none', 'block w-full lg:table lg:border-separate lg:border-spacing-0')}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row" className="lg:table-row">
          {columns.map(({ heading, isQuiet, className }) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className={classes('px-4 py-3 text-left text-sm font-semibold text-ink-soft', className)}
            >
              {isQuiet ? <span className="sr-only">{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y divide-line lg:table-row-group lg:divide-y-0">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className="grid gap-2 p-4 lg:table-row lg:p-0">
            {columns.map((column) => (
              <Cell key={column.heading} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Words keep their columns wide; one without end breaks. */
const withinWindow = 'lg:max-w-80';

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { heading, cell, isName, isQuiet, className } = column;
  const place = classes(
    'min-w-0 lg:table-cell lg:border-t lg:border-line lg:px-4 lg:py-3 lg:align-middle',
    className,
  );
  if (isName) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={classes(place, 'text-left font-semibold wrap-anywhere lg:wrap-break-word')}
      >
        <div className={withinWindow}>{cell(row)}</div>
      </th>
    );
  }
  return (
    <td
      role="cell"
      className={classes(place, 'grid grid-cols-[5.5rem_1fr] gap-2 sm:grid-cols-[7rem_1fr] lg:table-cell')}
    >
      <span aria-hidden className={classes('text-sm text-ink-soft lg:hidden', isQuiet && 'hidden')}>
        {heading}
      </span>
      <div
        className={classes('min-w-0 wrap-anywhere lg:wrap-break-word', isQuiet ? 'col-span-2' : withinWindow)}
      >
        {cell(row)}
      </div>
    </td>
  );
}
