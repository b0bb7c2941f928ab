import { FieldCheck } from './refusal';

test('needText adds an error for a blank text, unless the field has one', () => {
  const check = new FieldCheck();
  check.need(false, 'run', { key: 'run_format' });
  for (const [field, text] of Object.entries({ run: '', nickname: '  ', city: 'santiago' })) {
    check.needText(field, text);
  }
  expect(() => check.done()).toThrow(
    expect.objectContaining({
      errors: [
        { field: 'run', key: 'run_format' },
        { field: 'nickname', key: 'fill_field' },
      ],
    }),
  );
});
