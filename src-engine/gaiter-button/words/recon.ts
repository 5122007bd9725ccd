import type { Words } from '../../kernel/system/words.ts'

export const en: Words = {
  'prompt.declaring': 'How much cavalry do you declare in {zone}? You have {most}.',
  'prompt.showing': 'Show {left} of your counters in {zone}. Which{left| one|}?',
  'prompt.showing.strength':
    'Show {left} of your counters in {zone}, with {left|its|their} strength. Which{left| one|}?',
  'verb.reconnoitre': 'Reconnoitre',
  'verb.commit': 'Declare {number}',
  'verb.show': 'Show {counter}',
  'journal.screened':
    '{side.adjective} reconnaissance in {zone}: {declared} cavalry against {screen}. The screen holds.',
  'journal.reconnoitred':
    '{side.adjective} reconnaissance in {zone}: {declared} cavalry against {screen}; {units#no counter has|1 counter has|# counters have} to be shown.',
  'journal.shown': '{counter} is in {zone}.',
  'journal.strength-shown':
    '{counter} is in {zone}: infantry {infantry}, cavalry {cavalry}, heavy cavalry {heavyCavalry}, artillery {artillery}, heavy artillery {heavyArtillery}, mitrailleuses {mitrailleuses}.',
  'draw.reconnaissance': 'Reconnaissance',
  'ledger.reconnoitring-side': 'French reconnaissance',
  'ledger.doctrine': 'French doctrine',
  'ledger.tired': 'Tired units',
  'ledger.activated-screen': 'Screen of activated units',
  'ledger.rain': 'Rain',
  'refusal.gb.recon.test.not-in-field': 'Only units in the field of {zone} reconnoitre.',
  'refusal.gb.recon.test.not-contested': 'There is no enemy in the field of {zone} to be reconnoitred.',
  'refusal.gb.recon.test.no-cavalry': 'A reconnaissance in {zone} needs cavalry.',
  'refusal.gb.recon.test.all-used': 'All the cavalry of this stack has reconnoitred {zone} already.',
  'refusal.gb.recon.bids.too-many': 'No more than {most} can be declared.',
  'refusal.gb.recon.reveal.elsewhere': '{counter} is not one of those to be shown in {zone}.',
  'refusal.gb.recon.reveal.shown': '{counter} has just been shown.',
}

export const fr: Words = {
  'prompt.declaring': 'Combien de cavalerie déclarez-vous à {zone} ? Vous en avez {most}.',
  'prompt.showing': 'Montrez {left} de vos pions à {zone}. {left|Lequel|Lesquels} ?',
  'prompt.showing.strength':
    'Montrez {left} de vos pions à {zone}, avec {left|sa|leur} force. {left|Lequel|Lesquels} ?',
  'verb.reconnoitre': 'Reconnaître',
  'verb.commit': 'Déclarer {number}',
  'verb.show': 'Montrer {counter}',
  'journal.screened':
    'Reconnaissance {side.feminine} à {zone} : cavalerie {declared} contre {screen}. Le rideau tient.',
  'journal.reconnoitred':
    'Reconnaissance {side.feminine} à {zone} : cavalerie {declared} contre {screen} ; {units#aucun pion|1 pion|# pions} à montrer.',
  'journal.shown': '{counter} est à {zone}.',
  'journal.strength-shown':
    '{counter} est à {zone} : infanterie {infantry}, cavalerie {cavalry}, cavalerie lourde {heavyCavalry}, artillerie {artillery}, artillerie lourde {heavyArtillery}, mitrailleuses {mitrailleuses}.',
  'draw.reconnaissance': 'Reconnaissance',
  'ledger.reconnoitring-side': 'Reconnaissance française',
  'ledger.doctrine': 'Doctrine française',
  'ledger.tired': 'Unités fatiguées',
  'ledger.activated-screen': 'Rideau d’unités activées',
  'ledger.rain': 'Pluie',
  'refusal.gb.recon.test.not-in-field': 'Seules des unités en campagne à {zone} reconnaissent.',
  'refusal.gb.recon.test.not-contested': 'Aucun ennemi à reconnaître en campagne à {zone}.',
  'refusal.gb.recon.test.no-cavalry': 'Une reconnaissance à {zone} demande de la cavalerie.',
  'refusal.gb.recon.test.all-used': 'Toute la cavalerie de cette pile a déjà reconnu {zone}.',
  'refusal.gb.recon.bids.too-many': 'On ne peut déclarer plus de {most}.',
  'refusal.gb.recon.reveal.elsewhere': '{counter} n’est pas parmi les pions à montrer à {zone}.',
  'refusal.gb.recon.reveal.shown': '{counter} vient d’être montré{counter.e}.',
}
