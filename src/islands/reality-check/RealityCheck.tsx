import { useStore } from '@nanostores/react';
import type { Messages } from '@/content/messages/messages';
import { $isRealityCheckHere, closeRealityCheck } from '@/lib/stores/reality-check';
import { RealityCheckDialog } from './RealityCheckDialog';
import { useFreeMoment } from './use-free-moment';
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
