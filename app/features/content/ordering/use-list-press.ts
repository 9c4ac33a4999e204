import { usePress } from '~/components/forms/page-form';

type List = { seen: readonly number[]; fields: Record<string, string>; formBeside?: string };

/** Attributes of a button that stores an order of the list, alone or with the form beside it until there are scripts. */
export function useListPress({ seen, fields, formBeside }: List) {
  const press = usePress(formBeside);
  return (ids: readonly number[]) => {
    const order = { name: 'order', value: ids.join() };
    return formBeside ? press({ ...fields, seen: seen.join(), order: ids.join() }, order) : order;
  };
}
