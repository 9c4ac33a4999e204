import { useToast } from '~/components/ui/toast/toast';
import { useAnnounceOnce } from '~/components/ui/toast/use-announce-once';
import { errorsIn, type FormReply } from '~/lib/form/form-reply';

/** Shows the error of the generator's field as a message, too. */
export function useErrorToast(reply: FormReply | null | undefined, field: 'url' | 'instructions') {
  const toast = useToast();
  useAnnounceOnce(reply, (answered) => {
    const text = errorsIn(answered, field)?.[0];
    // A used-up budget is not an error in the field.
    if (!text || text.startsWith('You have')) return;
    const title = text.endsWith('Required') ? text : 'Invalid URL';
    toast({ title, text: title === text ? 'Please fill in this field.' : text, variant: 'destructive' });
  });
}
