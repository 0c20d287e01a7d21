import { ChannelTiles } from '@/islands/deposit/ChannelTiles';
import { DepositStepBar } from '@/islands/deposit/DepositStepBar';
import { ReceiptField, UploadProgress } from '@/islands/deposit/ReceiptField';
import { Form } from '@/islands/ui/form/Form';
import { State } from '../State';
import { CHANNELS } from '../samples';
import type { GalleryTexts } from '../texts';

const ignore = () => undefined;
const STEPS = ['choice', 'payment'] as const;

/** What is chosen of a few: tiles, a file, the steps of a deposit. */
export function Choices({ texts: { deposit } }: { texts: GalleryTexts }) {
  const why = { text: deposit.why, label: deposit.whyNoChannels, address: '/help/where-to-pay' };
  const tiles = { label: deposit.bank, channels: CHANNELS, marks: [], why, onChange: ignore };
  const receipt = { isPreparing: false, problem: undefined, choose: async () => undefined, remove: ignore };
  const field = { messages: deposit, receipt };
  return (
    <>
      <State name="ChannelTiles: chosen and used last, error, none">
        <ChannelTiles {...tiles} value="1" usedLast={{ id: '2', label: deposit.usedLast }} hint={undefined} error={undefined} />
        <ChannelTiles {...tiles} value="" usedLast={{ id: undefined, label: '' }} hint={undefined} error={deposit.bankRequired} />
        <ChannelTiles
          {...tiles}
          channels={[]}
          value=""
          usedLast={{ id: undefined, label: '' }}
          hint={deposit.noChannels}
          error={undefined}
        />
      </State>
      <State name="ReceiptField: empty, optional, error, with a file">
        <Form onSubmit={ignore}>
          <ReceiptField {...field} file={undefined} isRequired error={undefined} />
          <ReceiptField {...field} file={undefined} isRequired={false} error={undefined} />
          <ReceiptField {...field} file={undefined} isRequired error={deposit.receiptRequired} />
          <ReceiptField {...field} file={new Blob([])} isRequired error={undefined} />
        </Form>
        <UploadProgress messages={deposit} share={0.62} />
      </State>
      <State name="DepositStepBar: first step, second">
        {STEPS.map((step, index) => (
          <DepositStepBar key={step} messages={deposit} steps={{ index, step, headingRef: { current: null } }} />
        ))}
      </State>
    </>
  );
}
