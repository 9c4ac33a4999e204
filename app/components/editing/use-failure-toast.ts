import { useToast } from '~/components/ui/toast';
import { useTold } from '~/components/ui/use-told';

type Failure = { title: string; text: string };

/** Shows a form's error once, as a toast. */
export function useFailureToast(notice: Failure | undefined) {
  const toast = useToast();
  useTold(notice, (failure) => toast({ ...failure, variant: 'destructive' }));
}
