import { Alert } from '~/components/ui/alert';
import { Card } from '~/components/ui/card';
import { SkippedFiles } from '~/features/pictures/files/skipped-files';

import type { UploadAnswer } from './upload-answer';

type UploadReportProps = { answer: UploadAnswer; noun?: string };

/** Result of a form that was sent without scripts. */
export function UploadReport({
  answer: { error, saved, failed, isSkipped },
  noun = 'photo',
}: UploadReportProps) {
  return (
    <div role="alert" className="grid gap-3">
      {isSkipped && <SkippedFiles />}
      {error && (
        <Alert as="p" isQuiet>
          {error}
        </Alert>
      )}
      {saved > 0 && <p>{saved === 1 ? `1 ${noun} is saved.` : `${saved} ${noun}s are saved.`}</p>}
      {failed.length > 0 && (
        <Card as="ul" className="divide-y divide-line">
          {failed.map(({ name, reason }, index) => (
            <li key={`${index} ${name}`} className="grid gap-1 p-4 wrap-anywhere">
              <p className="font-semibold">{name}</p>
              <p className="text-terracotta">{reason}</p>
            </li>
          ))}
        </Card>
      )}
    </div>
  );
}
