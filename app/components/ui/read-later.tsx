import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { Alert } from './alert';

/**
 * A part of a page whose code is read once it is shown; until then `waiting` is. Where the code cannot be read, the part says so,
 * and the page around it stays with all that is typed there. Browsers do not read failed code again before the page is loaded.
 */
export function readLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) {
  return function ReadLater(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | 'failed' | null>(null);
    useEffect(() => {
      load().then(
        (loaded) => setPart(() => loaded),
        () => setPart('failed'),
      );
    }, []);
    if (Part === null) return waiting;
    if (Part !== 'failed') return <Part {...props} />;
    return (
      <Alert as="p">
        This could not be loaded. Everything else on the page is as it was: save it, then load the page again.
      </Alert>
    );
  };
}
