import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { isFreeMoment } from '@/lib/browser/page/notification';
import { runOnce } from '@/lib/browser/run-once';
import { $isRealityCheckHere, closeRealityCheck, updateRealityCheck } from '@/lib/stores/reality-check';
import { mountLate } from '../mount-late';
import { RealityCheckDialog } from './RealityCheckDialog';
import { useOutOfSight } from './use-out-of-sight';

interface Props {
  messages: Messages['reality-check'];
}

/** Shows the reality check when it is due in this tab. */
export function RealityCheck({ messages }: Props) {
  return useStore($isRealityCheckHere) ? <DueCheck messages={messages} /> : null;
}

/** While another tab or app is in front, the tab's title says that it waits; the dialog opens once it disturbs nothing. */
function DueCheck({ messages }: Props) {
  const isOpen = useFreeMoment();
  useOutOfSight(messages);
  return isOpen ? <RealityCheckDialog messages={messages} onClose={closeRealityCheck} /> : null;
}

const mount = runOnce(() => mountLate({ messages: 'reality-check', render: (messages) => <RealityCheck messages={messages} /> }));

/** Shows a reality check that is due, in one of the tabs. */
export async function showRealityCheck(): Promise<void> {
  await mount();
  updateRealityCheck();
}

const LOOK_MS = 1_000;

/** Whether something may open over the page; once it may, it stays so. */
function useFreeMoment(): boolean {
  const [isFree, setFree] = useState(isFreeMoment);
  useEffect(() => {
    if (isFree) return;
    const look = () => isFreeMoment() && setFree(true);
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isFree]);
  return isFree;
}
