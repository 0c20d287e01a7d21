import { type Channels, type Frame, isChannelName, type Listener } from './channels.ts';

/** The reply to a client's message (Pusher protocol 7), if there is one. Only public channels are served. */
export function replyTo(text: string, listener: Listener, channels: Channels): Frame | undefined {
  const { event, channel } = parseFrame(text);
  if (event === 'pusher:ping') return { event: 'pusher:pong', data: {} };
  if (event === 'pusher:pong') return;
  if (event === 'pusher:subscribe') return subscribe(channel, listener, channels);
  if (event === 'pusher:unsubscribe') return void channels.leave(String(channel), listener);
  return errorFrame(4301, 'Not understood');
}

function subscribe(channel: unknown, listener: Listener, channels: Channels): Frame {
  if (!isChannelName(channel)) return errorFrame(4009, 'Invalid channel name');
  channels.join(channel, listener);
  return { event: 'pusher_internal:subscription_succeeded', channel, data: '{}' };
}

function errorFrame(code: number, message: string): Frame {
  return { event: 'pusher:error', data: { code, message } };
}

function parseFrame(text: string): { event?: unknown; channel?: unknown } {
  try {
    const { event, data } = JSON.parse(text);
    return { event, channel: data?.channel };
  } catch {
    return {};
  }
}
