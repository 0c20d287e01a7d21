import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bankReply } from '../../../../../src/lib/api/replies/bank-reply.ts';
import { gameListReply } from '../../../../../src/lib/api/replies/game-list-reply.ts';
import { promotionReply } from '../../../../../src/lib/api/replies/promotion-reply.ts';
import { languageOf } from '../../../../../src/lib/api/wire/languages.ts';

function read<Schema extends v.GenericSchema>(schema: (complain: (text: string) => void) => Schema, body: unknown) {
  const complaints: string[] = [];
  const result = v.safeParse(
    schema((text) => complaints.push(text)),
    body,
  );
  return { output: result.success ? (result.output as v.InferOutput<Schema>) : undefined, complaints };
}

describe('game list', () => {
  const list = (body: unknown) => read((complain) => gameListReply('game-list', complain), body);
  const row = { game_name: 'Lamp River', game_code: 'lr-1', provider_id: 7, provider_name: 'Nodi', image: '/a.webp' };

  it.each([
    [
      { data: [row], page_info: { total_record: 90, page_size: 24 } },
      { success: true, total: 90, pageSize: 24 },
    ],
    [
      { data: [row], page_info: { total_record: '90', page_size: '24' } },
      { success: true, total: 90, pageSize: 24 },
    ],
    [{ data: [row, row] }, { success: true, total: 2, pageSize: 2 }],
    [
      { data: [row], page_info: { total_record: 90, page_size: 0 } },
      { success: true, total: 90, pageSize: 1 },
    ],
    [
      { data: null, page_info: null },
      { success: true, games: [], total: 0, pageSize: 1 },
    ],
    [{}, { success: true, games: [] }],
    [{ success: false, data: [] }, { success: false }],
    [{ success: 1, data: [] }, { success: true }],
  ])('%j', (body, expected) => {
    const { output, complaints } = list(body);
    expect(output).toMatchObject(expected);
    expect(complaints).toEqual([]);
  });

  it('reads a game, its code being optional', () => {
    expect(list({ data: [row, { game_name: 'Lobby', game_code: '' }] }).output?.games).toEqual([
      { name: 'Lamp River', code: 'lr-1', providerId: '7', providerName: 'Nodi', image: '/a.webp' },
      { name: 'Lobby' },
    ]);
  });

  it.each([-1, 1.5, 'many', '', '1e400'])('complains of a total of %j', (total_record) => {
    expect(list({ data: [row], page_info: { total_record, page_size: 24 } })).toMatchObject({
      output: { total: 1 },
      complaints: [expect.stringContaining('game-list.page_info.total_record: expected a whole number from 0 up')],
    });
  });

  it.each([null, 'text', 5, []])('%j is no answer', (body) => {
    expect(list(body).output?.games ?? []).toEqual([]);
  });
});

describe('promotions', () => {
  const promotions = (data: unknown) => read((complain) => promotionReply('promotion', complain), { data });

  it.each([
    [
      { id: 5, promotion_name: 'A', language: 'en', content: '<p>', image: '/a' },
      { id: '5', name: 'A', language: 'en', html: '<p>', image: '/a' },
    ],
    [
      { id: '5', promotion_name: 'A', language: null },
      { id: '5', name: 'A', html: '' },
    ],
    [
      { id: '5', promotion_name: 'A', language: 'ALL' },
      { id: '5', name: 'A', html: '' },
    ],
    [
      { id: '5', promotion_name: 'A', language: 'bn' },
      { id: '5', name: 'A', html: '', language: 'bd' },
    ],
  ])('reads %j', (row, expected) => {
    expect(promotions([row])).toEqual({ output: { success: true, data: [expected] }, complaints: [] });
  });

  it.each([
    [{ id: null, promotion_name: 'A' }, 'promotion.data[0].id: expected a string or a number, got null; left out'],
    [{ id: 1, promotion_name: 'A', language: 'th' }, 'promotion.data[0].language: expected a language of this site, got "th"; left out'],
    [{ id: 1, promotion_name: 'A', content: [] }, 'promotion.data[0].content: expected a string or a number, got a list; left out'],
    ['x', 'promotion.data[0]: expected an object, got "x"; left out'],
  ])('complains of %j', (row, complaint) => {
    expect(promotions([row, { id: 2, promotion_name: 'Good' }])).toMatchObject({
      output: { data: [{ id: '2' }] },
      complaints: [complaint],
    });
  });
});

it('reads banks', () => {
  const body = { success: true, data: [{ bank_id: '1', bank_name: 'A' }, { id: 2, name: 'B' }, { bank_id: 3 }] };
  expect(read((complain) => bankReply('bank', complain), body)).toEqual({
    output: {
      success: true,
      data: [
        { id: '1', name: 'A' },
        { id: '2', name: 'B' },
      ],
    },
    complaints: ['bank.data[2]: expected bank_id and bank_name, got an object; left out'],
  });
});

it.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['en_US', 'en'],
  ['bd', 'bd'],
  ['bn-BD', 'bd'],
  ['zh-Hans', 'cn'],
  ['ms', 'ms'],
  ['th', undefined],
  ['', undefined],
  ['__proto__', undefined],
  ['toString', undefined],
])('the language of %j is %s', (code, language) => {
  expect(languageOf(code)).toBe(language);
});
