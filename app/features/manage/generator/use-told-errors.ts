import { useToast } from '~/components/ui/toast';
import { useTold } from '~/components/ui/use-told';
import { errorsIn, type FormReply } from '~/lib/form/form-reply';

import { instructionsRequired, invalidAddress, addressRequired } from './generator-form';

const titles: Record<string, { title: string; text: string }> = {
  [addressRequired]: { title: addressRequired, text: 'Please enter the address of the property’s website.' },
  [invalidAddress]: { title: 'Invalid URL', text: invalidAddress },
  [instructionsRequired]: { title: instructionsRequired, text: 'Please say how the texts should change.' },
};

/** Tells of what is missing in a form of the generator, as it also stands beside the field. */
export function useToldErrors(reply: FormReply | null | undefined, field: 'url' | 'instructions') {
  const toast = useToast();
  useTold(reply, (told) => {
    const message = titles[errorsIn(told, field)?.[0] ?? ''];
    if (message) toast({ ...message, variant: 'destructive' });
  });
}
