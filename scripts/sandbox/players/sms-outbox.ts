/** Messages that a real backend would send; here they are read on the desk. */
export function smsOutbox() {
  const sent: { phone: string; text: string; createdAt: number }[] = [];
  return {
    send: (phone: string, text: string) => sent.unshift({ phone, text, createdAt: Date.now() }),
    /** Newest first: those to one phone, or to all. */
    list: (phone?: string) => sent.filter((sms) => phone === undefined || sms.phone === phone),
  };
}
