import { Alert } from '~/components/ui/alert';
import { skippedText, skippedTitle } from '~/features/pictures/rules/photo-limits';

/** Beside the choice of files, when some of them cannot be taken. */
export function SkippedFiles() {
  return (
    <Alert title={skippedTitle} isQuiet>
      <p>{skippedText}</p>
    </Alert>
  );
}
