const DEFAULT_CHECK_IN = '3:00 PM';
const DEFAULT_CHECK_OUT = '11:00 AM';

export function propertyFaq(facts: {
  checkIn: string | null;
  checkOut: string | null;
}): readonly { question: string; answer: string }[] {
  const checkIn = `check-in ${facts.checkIn ?? DEFAULT_CHECK_IN}`;
  const checkOut = `check-out ${facts.checkOut ?? DEFAULT_CHECK_OUT}`;
  const times =
    facts.checkIn && facts.checkOut
      ? `The times listed for this property are ${checkIn} and ${checkOut}.`
      : `The usual times are ${checkIn} and ${checkOut}; confirm them with the property, which may keep its own.`;

  return [
    {
      question: 'What are the check-in and check-out times?',
      answer: `${times} If you expect to arrive late, or would like to come early or stay on, ask the property before you travel: reception hours and key arrangements differ, and an early or late hour may carry a charge.`,
    },
    {
      question: 'Is there parking?',
      answer:
        'If parking is listed among the amenities on this page, the property offers it in some form. If it is not, there may still be street or public parking nearby. Spaces can be limited, need booking or cost extra, and some have a height limit, so ask the property which applies on your dates and tell them what you are driving.',
    },
    {
      question: 'Can I bring a pet?',
      answer:
        "Only with the property's agreement. Rules differ on the kind and size of animal, on which rooms are set aside and on cleaning fees, so ask the property before you book and keep the answer in writing. Assistance animals are protected by law; telling the property early helps it prepare the right room.",
    },
    {
      question: 'Which amenities are included?',
      answer:
        "The amenities on this page are those in the property's listing. Some may be shared between guests, seasonal or charged separately. If one of them decides your booking, ask the property through the enquiry form, and check the inclusions in its own booking system before you confirm.",
    },
  ];
}
