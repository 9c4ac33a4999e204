import { CheckboxField } from '~/components/forms/checkbox-field';
import { SelectField, TextField } from '~/components/forms/field';
import { redirectStatuses } from '~/db/vocabulary';

import { fieldsOf, isTicked, type FormReply } from '~/lib/form/form-reply';

import type { Link } from './rules/judge-redirect';
import { statusTexts, type RedirectValues } from './rules/redirect-form';

type RedirectFieldsProps = {
  values: RedirectValues;
  reply: FormReply | undefined;
  /** Redirects that lead to the old path and would have to get the new target. */
  pointOn: readonly Link[];
};

/** The fields of a redirect, with their errors. */
export function RedirectFields({ values, reply, pointOn }: RedirectFieldsProps) {
  const field = fieldsOf<'from' | 'to' | 'status'>(reply, values);
  return (
    <>
      <TextField
        {...field('from')}
        label="Old path"
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
          <Check
            name="pointOn"
            label="Point them on to the new path"
            isOn={isTicked(reply, 'pointOn', false)}
          />
        </div>
      )}
      <TextField
        {...field('to')}
        label="New path"
        hint="An address of this site. With a query of its own it ignores the visitor’s."
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField {...field('status')} label="Kind" className="max-w-md">
        {redirectStatuses.map((status) => (
          <option key={status} value={status}>
            {statusTexts[status]}
          </option>
        ))}
      </SelectField>
      <Check name="active" label="Active" isOn={isTicked(reply, 'active', values.isActive)} />
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
