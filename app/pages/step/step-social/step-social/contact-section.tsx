import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceField } from '@/app/application/choice-field';
import { Button } from '@/components/button/button';
import { iconAddressBook } from '@/components/icon/shapes/input';
import { PhoneField } from '@/components/phone-field/phone-field';
import { Section } from '@/components/section/section';
import { setInputValue, TextField } from '@/components/text-field/text-field';
import type { Option } from '@/lib/api/schemas/basics';
import { contactName, parseName } from '@/lib/chile/names';
import { formatNationalPhone } from '@/lib/chile/phone';
import { ids } from './screen.ids';
import type { SocialForm } from './social-schema';
import { type PickedContact, useContactPicker } from './use-contact-picker';

type Props = {
  form: SocialForm;
  index: 0 | 1;
  relationships: readonly Option[];
};

/** One emergency contact: typed, or chosen from the phone's contacts in the shell. */
export function ContactSection({ form, index, relationships }: Props) {
  const t = useTranslations('stepSocial');
  const { pick, failed } = useContactPicker(index === 0 ? 'contact_1' : 'contact_2', fill);
  const phone = form.typed(`contacts.${index}.phone`);

  const name = form.typed(`contacts.${index}.name`);
  const [isOneWord, setOneWord] = useState(false);

  function questionName() {
    const typed = parseName(form.form.getValues(`contacts.${index}.name`));
    setOneWord(typed.ok && !typed.value.includes(' '));
  }
  /** Dispatches input events, so that the draft is written, and validates, as there is no blur. */
  function fill(contact: PickedContact) {
    setField(`contacts.${index}.name`, contactName(contact.name));
    setField(`contacts.${index}.phone`, formatNationalPhone(contact.phone));
    questionName();
    void form.form.trigger([`contacts.${index}.name`, `contacts.${index}.phone`]);
  }
  /** Equal numbers are an error of the second field: a change of the first may resolve it. */
  function validateOther() {
    if (index === 0 && form.form.getValues('contacts.1.phone') !== '') {
      void form.form.trigger('contacts.1.phone');
    }
  }
  return (
    <Section title={index === 0 ? t('contact1') : t('contact2')}>
      {pick && (
        <div className="field">
          <Button id={ids.pick(index)} variant="soft" icon={iconAddressBook} opens onClick={pick}>
            {t('pick')}
          </Button>
          <p className="hint" role="status">
            {failed ? t('pickFailed') : index === 0 && t('pickHint')}
          </p>
        </div>
      )}
      <TextField
        label={t('name')}
        hint={isOneWord && t('nameQuestion')}
        autoComplete="off"
        autoCapitalize="words"
        {...name}
        onBlur={async (event) => {
          await name.onBlur(event);
          questionName();
        }}
      />
      <PhoneField
        label={t('phone')}
        {...phone}
        autoComplete="off"
        onBlur={async (event) => {
          await phone.onBlur(event);
          validateOther();
        }}
      />
      <ChoiceField
        label={t('relationship')}
        placeholder={t('relationshipChoose')}
        options={relationships}
        {...form.chosen(`contacts.${index}.relationship`)}
      />
    </Section>
  );
}

function setField(name: string, text: string): void {
  const input = document.getElementById(ids.field(name));
  if (input instanceof HTMLInputElement) setInputValue(input, text);
}
