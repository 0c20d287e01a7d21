import { CommandError } from './run-command.ts';

interface Ticket {
  transaction_id: string;
  username: string;
}

/** Approves everything that waits at the desk of the sandbox that runs at `port`, oldest first. */
export async function approveAll(port: number): Promise<void> {
  const desk = `http://127.0.0.1:${port}/desk/api`;
  const { tickets } = (await request(`${desk}/tickets`)) as { tickets: Ticket[] };
  for (const { transaction_id, username } of tickets.reverse()) {
    const { message } = (await request(`${desk}/decide`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ transaction_id, approve: true }),
    })) as { message: string };
    console.log(`${username}: ${message}`);
  }
  if (tickets.length === 0) console.log('Nothing waits for a decision');
}

/** @throws CommandError when nobody answers, or the desk refuses */
async function request(address: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(address, init).catch(() => {
    throw new CommandError(`Nobody answers at ${address}: start the sandbox first (npm run sandbox)`);
  });
  const body = (await answer.json()) as { message?: string };
  if (!answer.ok) throw new CommandError(body.message ?? `${address} answered ${answer.status}`);
  return body;
}
