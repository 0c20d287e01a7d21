import { pageLocale } from '@/lib/browser/page/page-language';
import { whenShown } from '@/lib/browser/page/when';
import { momentText } from '@/lib/domain/report/report-time';
import { breakEnd, checkBreak, onBreakChange } from '@/lib/stores/safer-play/device-break';

/** Writes when the break ends, and shows or hides what a break closes when one begins or ends in any tab. */
function writeEnd(): void {
  const end = breakEnd();
  for (const place of document.querySelectorAll('[data-break-end]'))
    place.textContent = end ? momentText(end, pageLocale()) : '';
}

void whenShown().then(() => {
  checkBreak();
  onBreakChange(writeEnd);
  writeEnd();
});
