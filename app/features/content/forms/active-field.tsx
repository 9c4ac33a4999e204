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
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="isActive"
          value="on"
          defaultChecked={isActive}
          aria-describedby="active-hint"
          className="size-5 accent-gum"
        />
        Active
      </label>
      <p id="active-hint" className="measure text-sm text-ink-soft">
        {hint}
      </p>
      {errors && <p className="text-sm font-semibold text-terracotta">{errors.join('. ')}</p>}
    </div>
  );
}
