import { useToast } from '~/components/ui/toast/toast';
import { useTold } from '~/components/ui/toast/use-told';
import { errorsIn, type FormReply } from '~/lib/form/form-reply';

/** Shows the error of the generator's field as a message, too. */
export function useToldErrors(reply: FormReply | null | undefined, field: 'url' | 'instructions') {
  const toast = useToast();
  useTold(reply, (told) => {
    const text = errorsIn(told, field)?.[0];
    // A used-up budget is not an error in the field.
    if (!text || text.startsWith('You have')) return;
    const title = text.endsWith('Required') ? text : 'Invalid URL';
    toast({ title, text: title === text ? 'Please fill in this field.' : text, variant: 'destructive' });
  });
}
