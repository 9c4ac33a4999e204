import { useToast } from '~/components/ui/toast';
import { useTold } from '~/components/ui/use-told';
import { errorsIn, type FormReply } from '~/lib/form/form-reply';

import { invalidAddress } from './generator-form';

/** Tells of what is missing in a form of the generator, as it also stands beside the field. */
export function useToldErrors(reply: FormReply | null | undefined, field: 'url' | 'instructions') {
  const toast = useToast();
  useTold(reply, (told) => {
    const text = errorsIn(told, field)?.[0];
    if (!text) return;
    const title = /Required$/.test(text)
      ? text
      : text === invalidAddress
        ? 'Invalid URL'
        : 'Generation Failed';
    toast({ title, text: title === text ? 'Please fill in this field.' : text, variant: 'destructive' });
  });
}
