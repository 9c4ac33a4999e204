import { startTransition, useEffect, useRef, useState } from 'react';

type OrderFetcher<Answer> = {
  state: 'idle' | 'loading' | 'submitting';
  data: Answer | undefined;
  submit: (fields: Record<string, string>, options: { method: 'post' }) => void;
};

type OrderSaving<Answer> = {
  /** The order as it is stored, where it has the same form as a requested order. */
  stored?: string;
  /** The fields to send for this order, with the state that the screen has seen. */
  fields: (order: string) => Record<string, string>;
  /** Called with each answer; true when it refuses the order, and the stored one is to come back. */
  onAnswer: (answer: Answer) => boolean;
};

type Sent<Answer> = { order: string; before: Answer | undefined; isRunning: boolean };

/**
 * An order that is saved after each step: it shows at once, and steps during a save go into the next save.
 * Saves follow one another: two at once may arrive in the wrong sequence, and the second would not have seen
 * what the first stored. Returns the order that is not stored yet, or null, and the function that requests
 * another order.
 */
export function useOrderSaving<Answer>(
  { state, data, submit }: OrderFetcher<Answer>,
  saving: OrderSaving<Answer>,
): [string | null, (order: string) => void] {
  const [wished, setWished] = useState<string | null>(null);
  const [ended, setEnded] = useState<Sent<Answer> | null>(null);
  const sent = useRef<Sent<Answer> | null>(null);
  const latest = useRef(saving);
  useEffect(() => {
    latest.current = saving;
  });
  useEffect(() => {
    const last = sent.current;
    if (last && state !== 'idle') last.isRunning = true;
    if (state !== 'idle' || wished === null) return;
    // The router shows a submission some time after it was requested: an idle fetcher may not have begun yet.
    if (last && !last.isRunning && data === last.before) return;
    // A render that something else causes has the router's answer before the page's new data, which comes as a transition: `stored`
    // belongs to the answer once a later transition shows.
    if (last && ended !== last) {
      startTransition(() => setEnded(last));
      return;
    }
    const { stored, fields, onAnswer } = latest.current;
    const isRefused = last !== null && data !== undefined && data !== last.before && onAnswer(data);
    if (isRefused || wished === stored || wished === last?.order) {
      sent.current = null;
      setWished(null);
      return;
    }
    sent.current = { order: wished, before: data, isRunning: false };
    submit(fields(wished), { method: 'post' });
  }, [state, data, wished, ended, submit]);
  return [wished, setWished];
}
