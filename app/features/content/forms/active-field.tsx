import { CheckboxField } from '~/components/forms/checkbox-field';

type ActiveFieldProps = {
  isActive: boolean;
  /** What happens while it is off. */
  hint: string;
  errors: readonly string[] | undefined;
};

/** The checkbox that keeps something in use; its name is `isActive`. */
export function ActiveField({ isActive, hint, errors }: ActiveFieldProps) {
  return (
    <div className="grid gap-1 sm:col-span-2">
      <CheckboxField
        name="isActive"
        value="on"
        defaultChecked={isActive}
        aria-describedby="active-hint"
        className="font-semibold"
      >
        Active
      </CheckboxField>
      <p id="active-hint" className="measure text-sm text-ink-soft">
        {hint}
      </p>
      {errors && <p className="text-sm font-semibold text-terracotta">{errors.join('. ')}</p>}
    </div>
  );
}
