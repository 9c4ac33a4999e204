import { RecordTable } from '~/components/ui/record-table';

type FigureTableProps<Row> = {
  title: string;
  rows: readonly Row[];
  columns: readonly (readonly [heading: string, cell: (row: Row) => string])[];
};

/** The charts' data in figures, the newest first; closed at first. */
export function FigureTable<Row extends { when: string }>({ title, rows, columns }: FigureTableProps<Row>) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-jacaranda underline">
        {title}
      </summary>
      <div className="mt-3">
        <RecordTable
          caption={title}
          isOfFigures
          rows={rows.toReversed()}
          keyOf={({ when }) => when}
          columns={[
            { heading: 'From', isName: true, className: 'md:w-1/4', cell: ({ when }) => when },
            ...columns.map(([heading, cell]) => ({ heading, cell, className: 'tabular-nums' })),
          ]}
        />
      </div>
    </details>
  );
}
