import { CheckboxField } from '~/components/forms/checkbox-field';
import { errorsIn, isTicked, type FormReply } from '~/lib/form/form-reply';

type ActiveFieldProps = {
  reply: FormReply | undefined;
  /** The stored value. */
  isActive: boolean;
  /** The effect while it is off. */
  hint: string;
};

/** The checkbox that keeps something in use; its name is `isActive`. */
export function ActiveField({ reply, isActive, hint }: ActiveFieldProps) {
  const errors = errorsIn(reply, 'isActive');
  return (
    <div className="grid gap-1 sm:col-span-2">
      <CheckboxField
        name="isActive"
        value="on"
        defaultChecked={isTicked(reply, 'isActive', isActive)}
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
