/** The id of a field's control: `basic-first_name`, `social-contacts-0-phone`. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name.replaceAll('.', '-')}`;
}
