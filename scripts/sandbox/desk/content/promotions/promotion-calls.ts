import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { readPicture } from '../../../pictures/read-picture.ts';
import { fileOf } from '../../../requests/wrapped-form.ts';
import type { Stores } from '../../../stores/stores.ts';
import type { Publish } from '../publish/webhooks.ts';
import { EVERY_LANGUAGE, promotionPage } from './promotion-page.ts';
import type { DeskPromotion, PromotionChange, PromotionStore } from './promotion-store.ts';

/** Creating and changing promotions at the desk. */
export function promotionCalls({ uploads, business }: Stores, promotions: PromotionStore, publish: Publish): Hono {
  const { languages } = business.settings;
  const app = new Hono();

  function found(c: Context): DeskPromotion {
    const promotion = promotions.find(Number(c.req.param('id')));
    if (!promotion) throw new HTTPException(404, { message: 'There is no such promotion' });
    return promotion;
  }

  /** The address of the picture that was chosen; `before` where there is none. */
  async function pictureOf(c: Context, before: string): Promise<string> {
    const file = await fileOf(c, 'picture');
    if (!file) return before;
    const picture = await readPicture(file);
    if (!picture) throw new HTTPException(400, { message: 'This file is no JPEG, PNG, WebP, GIF or AVIF picture' });
    return uploads.save(picture);
  }

  /** Reads the form, of which the browser sends nothing that is incomplete. @param before the address of the picture so far */
  async function read(c: Context, before: string): Promise<PromotionChange> {
    const form = await c.req.formData();
    const [name = '', content = '', language = ''] = ['name', 'content', 'language'].map((field) => String(form.get(field) ?? '').trim());
    const image = await pictureOf(c, before);
    if (!name || !content || !image) throw new HTTPException(400, { message: 'Expected a name, a content and a picture' });
    return { name, content, image, language: language === EVERY_LANGUAGE ? null : language };
  }

  const pageOf = (language: string | null) => (language === null || language === 'en' ? '/promotion' : `/${language}/promotion`);

  app.get('/new', (c) => c.html(promotionPage(undefined, languages)));

  app.post('/', async (c) => {
    const promotion = await read(c, '');
    return publish(c, () => ({
      promotionId: promotions.create(promotion),
      subject: `New promotion “${promotion.name}”`,
      page: pageOf(promotion.language),
    }));
  });

  app.get('/:id{\\d+}', (c) => c.html(promotionPage(found(c), languages)));

  app.post('/:id{\\d+}', async (c) => {
    const before = found(c);
    const promotion = await read(c, before.image);
    return publish(c, () => {
      promotions.change(before.id, promotion);
      return { promotionId: before.id, subject: `Promotion “${promotion.name}”`, page: pageOf(promotion.language) };
    });
  });

  return app;
}
