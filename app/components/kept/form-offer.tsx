import type { ComponentProps } from 'react';

import { WorkOffer } from './work-offer';

/** `WorkOffer` of a form whose fields tell of a conflict one by one. */
export function FormOffer(props: ComponentProps<typeof WorkOffer>) {
  return (
    <WorkOffer whenOutdated="saving tells what is different before anything is written over" {...props} />
  );
}
