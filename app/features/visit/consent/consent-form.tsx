import { buttonClass } from '~/components/ui/button';

type ConsentFieldsProps = {
  /** The page to return to without scripts; its query comes from the browser. */
  redirectTo: string;
};

const compact = 'max-sm:px-2! max-sm:text-sm!';

/** The two answers, for any form that posts to /consent. */
export function ConsentFields({ redirectTo }: ConsentFieldsProps) {
  return (
    <>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <button type="submit" name="choice" value="accepted" className={buttonClass('primary', compact)}>
          Accept All Cookies
        </button>
        <button type="submit" name="choice" value="declined" className={buttonClass('secondary', compact)}>
          Decline Non-Essential
        </button>
      </div>
    </>
  );
}
