import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { Alert } from './alert';
import { Button } from './button';

/**
 * A part of a page whose code is read once it is shown; until then `waiting` is. Where the code cannot be read, the part says so
 * and can read it again, and the page around it stays with all that is typed there.
 */
export function readLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) {
  return function ReadLater(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | 'failed' | null>(null);
    useEffect(() => {
      if (Part !== null) return;
      load().then(
        (loaded) => setPart(() => loaded),
        () => setPart('failed'),
      );
    }, [Part]);
    if (Part === null) return waiting;
    if (Part !== 'failed') return <Part {...props} />;
    return (
      <Alert>
        <p>This could not be loaded. Everything else on the page is as it was.</p>
        <Button variant="secondary" className="mt-3" onClick={() => setPart(null)}>
          Try again
        </Button>
      </Alert>
    );
  };
}
