import { describe, expect, test } from 'vitest';
import gate from '../../../../src/content/messages/en/gate.json' with { type: 'json' };
import profile from '../../../../src/content/messages/en/profile.json' with { type: 'json' };
import { DateOfBirthSchema } from '../../../../src/lib/forms/profile.ts';
import { errorsOf } from './errors-of.ts';

describe('a date of birth', () => {
  test.each([
    ['1990-12-31', {}],
    ['', { dob: 'Date of birth is required' }],
    ['31/12/1990', { dob: 'Enter a date like 1990-12-31' }],
    ['1990-02-30', { dob: 'Enter a date like 1990-12-31' }],
  ])('%j', (dob, expected) => expect(errorsOf(DateOfBirthSchema, { dob }, { ...profile, ...gate })).toEqual(expected));
});
