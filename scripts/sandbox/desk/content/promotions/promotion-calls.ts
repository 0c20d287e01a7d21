import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Stores } from '../../../stores/stores.ts';
import { type DeskForm, type Problems, readForm } from '../forms/form.ts';
import type { Publish } from '../publish/webhooks.ts';
import { readPromotion } from './promotion-form.ts';
import { promotionPage } from './promotion-page.ts';
import type { DeskPromotion, PromotionChange, PromotionStore } from './promotion-store.ts';

/** Creating and changing promotions at the desk. */
export function promotionCalls({ uploads, business }: Stores, promotions: PromotionStore, publish: Publish): Hono {
  const { languages } = business.settings;
  const app = new Hono();

  const page = (promotion: DeskPromotion | undefined, fields: PromotionChange, problems: Problems = {}) =>
    promotionPage({ promotion, fields, problems, languages });

  function found(c: Context): DeskPromotion {
    const promotion = promotions.find(Number(c.req.param('id')));
    if (!promotion) throw new HTTPException(404, { message: 'There is no such promotion' });
    return promotion;
  }

  const read = (form: DeskForm, before: string) => readPromotion(form, uploads, { before, languages: languages.map(({ code }) => code) });

  const pageOf = (language: string | null) => (language === null || language === 'en' ? '/promotion' : `/${language}/promotion`);

  app.get('/new', (c) => c.html(page(undefined, { name: '', content: '', image: '', language: null })));

  app.post('/', async (c) => {
    const { promotion, problems } = await read(await readForm(c), '');
    if (Object.keys(problems).length > 0) return c.html(page(undefined, promotion, problems), 400);
    return publish(c, () => ({
      promotionId: promotions.create(promotion),
      subject: `New promotion “${promotion.name}”`,
      page: pageOf(promotion.language),
    }));
  });

  app.get('/:id{\\d+}', (c) => {
    const promotion = found(c);
    return c.html(page(promotion, promotion));
  });

  app.post('/:id{\\d+}', async (c) => {
    const before = found(c);
    const { promotion, problems } = await read(await readForm(c), before.image);
    if (Object.keys(problems).length > 0) return c.html(page(before, promotion, problems), 400);
    return publish(c, () => {
      promotions.change(before.id, promotion);
      return { promotionId: before.id, subject: `Promotion “${promotion.name}”`, page: pageOf(promotion.language) };
    });
  });

  return app;
}
