import type { ChangedBy, FieldDifference } from '~/lib/editing/find-conflicts';
import { takeName } from '~/lib/editing/take-theirs';

type DifferencesProps = { differences: readonly FieldDifference[]; mine: string; theirs: string };

/** Both versions of every field that differs, side by side. */
export function Differences({ differences, mine, theirs }: DifferencesProps) {
  if (differences.length === 0) return <p className="text-ink-soft">Both are the same.</p>;
  return (
    <ul className="grid gap-4">
      {differences.map((difference) => (
        <li
          key={difference.field}
          className="grid gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0"
        >
          <h4 className="text-base">{difference.label}</h4>
          <dl className="grid gap-3 sm:grid-cols-2">
            <Version label={mine} text={difference.mine} />
            <Version label={theirs} text={difference.theirs} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0 rounded-control bg-sand px-3 py-2">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{text || <Blank />}</dd>
    </div>
  );
}

const Blank = () => <em className="text-ink-soft">blank</em>;

export type ChoicesProps = Omit<DifferencesProps, 'differences'> & {
  /** With the editor who changed it, where that is known. */
  differences: readonly (FieldDifference & { changedBy?: ChangedBy | null })[];
  form?: string;
};

const whoChanged = {
  me: 'Only you have changed this.',
  them: 'Only they have changed this.',
  both: 'Both of you have changed this.',
} as const;

/**
 * The same as a choice, field by field; part of the form around it or of the form with that id. Theirs is
 * preselected where only they have changed the field, mine elsewhere.
 */
export function DifferenceChoices({ differences, mine, theirs, form }: ChoicesProps) {
  return (
    <div className="grid gap-4">
      {differences.map(({ field, label, mine: ours, theirs: other, changedBy }) => (
        <fieldset key={field} className="grid min-w-0 gap-2 border-t border-line pt-3">
          <legend className="float-left w-full font-semibold">{label}</legend>
          {changedBy && <p className="clear-left text-sm text-ink-soft">{whoChanged[changedBy]}</p>}
          <div className="clear-left grid gap-3 sm:grid-cols-2">
            <Choice
              field={takeName(field)}
              form={form}
              value="mine"
              label={mine}
              text={ours}
              isChosen={changedBy !== 'them'}
            />
            <Choice
              field={takeName(field)}
              form={form}
              value="theirs"
              label={theirs}
              text={other}
              isChosen={changedBy === 'them'}
            />
          </div>
        </fieldset>
      ))}
    </div>
  );
}

type ChoiceProps = {
  field: string;
  value: string;
  label: string;
  text: string;
  isChosen?: boolean;
  form: string | undefined;
};

function Choice({ field, value, label, text, isChosen = false, form }: ChoiceProps) {
  return (
    <label className="grid min-h-11 min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control border border-control bg-surface px-3 py-2 text-ink has-checked:border-jacaranda has-checked:bg-jacaranda-tint">
      <input
        type="radio"
        form={form}
        name={field}
        value={value}
        defaultChecked={isChosen}
        className="row-span-2 mt-1 size-5 accent-jacaranda"
      />
      <span className="text-sm text-ink-soft">{label}</span>
      <span className="whitespace-pre-line wrap-anywhere">{text || <Blank />}</span>
    </label>
  );
}
