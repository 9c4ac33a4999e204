import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';

import { classes } from '~/lib/classes';

import { controlClass } from './control-class';

type FieldShellProps = {
  label: string;
  hint?: string;
  errors?: readonly string[];
  className?: string;
  optional?: boolean;
};

type Describe = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Label above, hint, control, error below and tied to the control. Fields side by side have their controls at one height (`field`). */
export function FieldShell({
  label,
  hint,
  errors,
  className,
  optional,
  children,
}: FieldShellProps & { children: (describe: Describe) => ReactNode }) {
  const id = useId();
  const hasErrors = Boolean(errors?.length);
  const describedBy = classes(hint && `${id}-hint`, hasErrors && `${id}-error`) || undefined;
  return (
    <div className={classes('field', className)}>
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <div>
        {children({ id, 'aria-describedby': describedBy, 'aria-invalid': hasErrors || undefined })}
        {hasErrors && (
          <p id={`${id}-error`} className="text-sm font-semibold text-terracotta">
            {errors?.join('. ')}
          </p>
        )}
      </div>
    </div>
  );
}

type Shell = Pick<FieldShellProps, 'label' | 'hint' | 'errors' | 'optional'>;

/** `before` is a fixed part in front of what is typed. */
export function TextField({
  label,
  hint,
  errors,
  optional,
  className,
  before,
  ...input
}: Shell & InputHTMLAttributes<HTMLInputElement> & { before?: string }) {
  return (
    <FieldShell label={label} hint={hint} errors={errors} optional={optional} className={className}>
      {(describe) =>
        before ? (
          <div className="flex min-w-0 items-stretch gap-2">
            <span className="flex items-center rounded-control bg-sand px-3 text-ink-soft">{before}</span>
            <input className={controlClass} {...input} {...describe} />
          </div>
        ) : (
          <input className={controlClass} {...input} {...describe} />
        )
      }
    </FieldShell>
  );
}

export function TextAreaField({
  label,
  hint,
  errors,
  optional,
  className,
  ...input
}: Shell & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldShell label={label} hint={hint} errors={errors} optional={optional} className={className}>
      {(describe) => <textarea rows={5} className={controlClass} {...input} {...describe} />}
    </FieldShell>
  );
}

export function SelectField({
  label,
  hint,
  errors,
  optional,
  className,
  children,
  ...input
}: Shell & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <FieldShell label={label} hint={hint} errors={errors} optional={optional} className={className}>
      {(describe) => (
        <select className={controlClass} {...input} {...describe}>
          {children}
        </select>
      )}
    </FieldShell>
  );
}
