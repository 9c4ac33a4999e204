import { CheckboxField } from '~/components/forms/checkbox-field';
import { SelectField, TextField } from '~/components/forms/field';
import { redirectStatuses } from '~/db/vocabulary';

import type { Link } from './judge-redirect';
import { statusTexts, type RedirectErrors, type RedirectValues } from './redirect-form';

type RedirectFieldsProps = {
  values: RedirectValues;
  errors: RedirectErrors;
  /** Redirects that lead to the old path and would have to get the new target. */
  pointOn: readonly Link[];
};

/** The fields of a redirect, with their errors. */
export function RedirectFields({ values, errors, pointOn }: RedirectFieldsProps) {
  const listOf = (error: string | undefined) => (error ? [error] : undefined);
  return (
    <>
      <TextField
        label="Old path"
        name="from"
        defaultValue={values.from}
        errors={listOf(errors.from)}
        hint="Begins with /, without a query. Capitals count."
        autoComplete="off"
        spellCheck={false}
      />
      {pointOn.length > 0 && (
        <div className="grid gap-2 rounded-control bg-sand p-4">
          <p>These redirects lead to the old path now:</p>
          <ul className="grid list-disc gap-1 pl-5">
            {pointOn.slice(0, 10).map(({ from }) => (
              <li key={from} className="wrap-anywhere">
                {from}
              </li>
            ))}
          </ul>
          {pointOn.length > 10 && <p>and {pointOn.length - 10} more</p>}
          <Check name="pointOn" label="Point them on to the new path" isOn={values.pointOn} />
        </div>
      )}
      <TextField
        label="New path"
        name="to"
        defaultValue={values.to}
        errors={listOf(errors.to)}
        hint="An address of this site. With a query of its own it ignores the visitor’s."
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        label="Kind"
        name="status"
        defaultValue={values.status}
        errors={listOf(errors.status)}
        className="max-w-md"
      >
        {redirectStatuses.map((status) => (
          <option key={status} value={status}>
            {statusTexts[status]}
          </option>
        ))}
      </SelectField>
      <Check name="active" label="Active" isOn={values.isActive} />
    </>
  );
}

function Check({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <CheckboxField name={name} value="on" defaultChecked={isOn} className="font-semibold">
      {label}
    </CheckboxField>
  );
}
