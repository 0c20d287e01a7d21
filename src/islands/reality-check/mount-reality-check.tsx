import { updateRealityCheck } from '@/lib/stores/reality-check';
import { runOnce } from '../../lib/browser/run-once';
import { mountLate } from '../mount-late';
import { RealityCheck } from './RealityCheck';

const mount = runOnce(() => mountLate({ messages: 'reality-check', render: (messages) => <RealityCheck messages={messages} /> }));

/** Shows a reality check that is due, in one of the tabs. */
export async function showRealityCheck(): Promise<void> {
  await mount();
  updateRealityCheck();
}
