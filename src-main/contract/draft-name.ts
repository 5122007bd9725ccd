/**
 * The name of a draft. A draft without a name of its own has the title of its scenario in the language in which it was
 * begun, and copies add a number; such a name is shown in the language of the reader.
 */
export function draftName(
  { name, title }: { readonly name: string; readonly title: { readonly en: string; readonly fr: string } },
  language: 'en' | 'fr',
): string {
  const [, called = name, number = ''] = /^(.*?)((?: \(\d{1,4}\))?)$/s.exec(name) ?? []
  return called === title.en || called === title.fr ? `${title[language]}${number}` : name
}
