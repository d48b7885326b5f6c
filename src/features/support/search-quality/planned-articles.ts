import type { HelpTopic } from '#content/collections/help-articles.ts'
import type { Language } from '#sites/locales.ts'

/** An answer that the help centre has to give: what the writers write, and what the search must find. */
export interface PlannedArticle {
  /** The name in the uid and in the address: `/support/<slug>`. */
  slug: string
  topic: HelpTopic
  /** The line it is about; about all when absent. */
  product?: string
  /** The titles, in every language in which the article is written. */
  titles: Partial<Readonly<Record<Language, string>>>
  /** Words by which people look for it, per language; the writer may add to them. */
  keywords: Partial<Readonly<Record<Language, string>>>
}

export const PLANNED_ARTICLES: readonly PlannedArticle[] = [
  {
    slug: 'how-we-work',
    topic: 'getting-started',
    titles: {
      en: 'How do you work, and who pays you?',
      de: 'Wie arbeitet ihr, und wer bezahlt euch?',
      es: '¿Cómo trabajáis y quién os paga?',
      fr: 'Comment travaillez-vous, et qui vous paie ?',
    },
    keywords: {
      en: 'broker, commission, fee, free of charge, trust',
      de: 'Makler, Provision, Gebühr, kostenlos, seriös',
      es: 'corredor, comisión, gratis, coste del servicio',
      fr: 'courtier, commission, frais, gratuit',
    },
  },
  {
    slug: 'which-insurance-do-i-need',
    topic: 'getting-started',
    titles: {
      en: 'Which insurance do I really need?',
      de: 'Welche Versicherungen brauche ich wirklich?',
      es: '¿Qué seguros necesito de verdad?',
      fr: 'De quelles assurances ai-je vraiment besoin ?',
    },
    keywords: {
      en: 'must have, mandatory, compulsory, recommendation, new in the country',
      de: 'Pflicht, notwendig, sinnvoll, Empfehlung, neu im Land',
      es: 'obligatorio, imprescindible, recomendación, recién llegado',
      fr: 'obligatoire, indispensable, recommandation, arrivée dans le pays',
    },
  },
  {
    slug: 'after-you-apply',
    topic: 'getting-started',
    titles: {
      en: 'What happens after I apply?',
      de: 'Was passiert nach meinem Antrag?',
    },
    keywords: {
      en: 'application status, how long, waiting for answer, confirmation, start of cover',
      de: 'Status des Antrags, wie lange, Bestätigung, Versicherungsbeginn, Police',
    },
  },
  {
    slug: 'join-public-health',
    topic: 'eligibility',
    product: 'public-health',
    titles: {
      en: 'Can I join public health insurance?',
      de: 'Kann ich in die gesetzliche Krankenversicherung?',
    },
    keywords: {
      en: 'GKV, Krankenkasse, TK, AOK, Barmer, statutory, eligible, freelancer, self-employed',
      de: 'GKV, Krankenkasse, TK, AOK, Barmer, aufgenommen, freiwillig, selbstständig',
    },
  },
  {
    slug: 'join-private-health',
    topic: 'eligibility',
    product: 'private-health',
    titles: {
      en: 'Who can get private health insurance?',
      de: 'Wer kann sich privat krankenversichern?',
    },
    keywords: {
      en: 'PKV, income threshold, salary limit, Jahresarbeitsentgeltgrenze, eligible',
      de: 'PKV, Einkommensgrenze, Gehalt, Jahresarbeitsentgeltgrenze, Beamte',
    },
  },
  {
    slug: 'pre-existing-conditions',
    topic: 'eligibility',
    titles: {
      en: 'Can I get insured with a pre-existing condition?',
      de: 'Kann ich mich mit Vorerkrankung versichern?',
    },
    keywords: {
      en: 'illness, diabetes, asthma, therapy, health questions, refused',
      de: 'Krankheit, Diabetes, Asthma, Therapie, Gesundheitsfragen, abgelehnt',
    },
  },
  {
    slug: 'without-registered-address',
    topic: 'eligibility',
    titles: {
      en: 'Can I get insured before I have a registered address?',
      de: 'Kann ich mich ohne Anmeldung versichern?',
    },
    keywords: {
      en: 'Anmeldung, no address yet, Airbnb, temporary flat, c/o',
      de: 'Meldeadresse, Wohnsitz, noch keine Wohnung, Adresse, c/o',
    },
  },
  {
    slug: 'family-insurance',
    topic: 'eligibility',
    product: 'public-health',
    titles: {
      en: 'Can my partner and children be insured with me for free?',
      de: 'Sind Partner und Kinder kostenlos mitversichert?',
    },
    keywords: {
      en: 'Familienversicherung, family insurance, spouse, wife, husband, kids, dependents',
      de: 'Familienversicherung, Ehefrau, Ehemann, Kind, Baby, mitversichern',
    },
  },
  {
    slug: 'what-is-a-deductible',
    topic: 'deductibles',
    titles: {
      en: 'What is a deductible?',
      de: 'Was ist eine Selbstbeteiligung?',
      es: '¿Qué es una franquicia?',
      fr: 'Qu’est-ce qu’une franchise ?',
    },
    keywords: {
      en: 'excess, Selbstbeteiligung, Selbstbehalt, own share',
      de: 'Selbstbehalt, SB, Eigenanteil, Schaden selbst zahlen',
      es: 'deducible, parte que pago yo',
      fr: 'reste à charge, part que je paie moi-même',
    },
  },
  {
    slug: 'choose-a-deductible',
    topic: 'deductibles',
    titles: {
      en: 'Which deductible should I choose?',
      de: 'Welche Selbstbeteiligung soll ich wählen?',
    },
    keywords: {
      en: 'high or low excess, lower premium, worth it, compare',
      de: 'hoch oder niedrig, Beitrag sparen, lohnt sich, Höhe',
    },
  },
  {
    slug: 'deductible-in-a-claim',
    topic: 'deductibles',
    titles: {
      en: 'How is the deductible taken off when I make a claim?',
      de: 'Wie wird die Selbstbeteiligung im Schadenfall abgezogen?',
    },
    keywords: {
      en: 'who pays the excess, per claim, per year, payout smaller',
      de: 'wer zahlt den Selbstbehalt, pro Schaden, pro Jahr, weniger ausgezahlt',
    },
  },
  {
    slug: 'what-is-a-copay',
    topic: 'copays',
    titles: {
      en: 'What is a copay?',
      de: 'Was ist eine Zuzahlung?',
      es: '¿Qué es un copago?',
      fr: 'Qu’est-ce qu’une participation (ticket modérateur) ?',
    },
    keywords: {
      en: 'copayment, co-pay, Zuzahlung, pharmacy, prescription, hospital day',
      de: 'Zuzahlungen, Apotheke, Rezept, Rezeptgebühr, Krankenhaus',
      es: 'copagos, farmacia, receta, pagar en el médico',
      fr: 'quote-part, pharmacie, ordonnance, hôpital',
    },
  },
  {
    slug: 'copay-limit',
    topic: 'copays',
    product: 'public-health',
    titles: {
      en: 'Is there a limit to my copays?',
      de: 'Gibt es eine Grenze für Zuzahlungen?',
    },
    keywords: {
      en: 'Belastungsgrenze, maximum a year, exemption card, chronically ill',
      de: 'Belastungsgrenze, Befreiung, Befreiungsausweis, chronisch krank, Höchstbetrag',
    },
  },
  {
    slug: 'dentist-costs',
    topic: 'copays',
    product: 'dental',
    titles: {
      en: 'What do I pay myself at the dentist?',
      de: 'Was zahle ich beim Zahnarzt selbst?',
    },
    keywords: {
      en: 'crown, implant, filling, cleaning, bonus booklet, fixed subsidy, teeth',
      de: 'Krone, Implantat, Füllung, Zahnreinigung, Bonusheft, Festzuschuss, Zähne',
    },
  },
  {
    slug: 'what-is-a-waiting-period',
    topic: 'waiting-periods',
    titles: {
      en: 'What is a waiting period?',
      de: 'Was ist eine Wartezeit?',
      es: '¿Qué es un periodo de carencia?',
      fr: 'Qu’est-ce qu’un délai de carence ?',
    },
    keywords: {
      en: 'when does cover start, how long to wait, not covered yet',
      de: 'ab wann versichert, wie lange warten, Beginn des Schutzes',
      es: 'cuándo empieza la cobertura, cuánto hay que esperar, carencia',
      fr: 'quand commence la couverture, combien de temps attendre, délai d’attente',
    },
  },
  {
    slug: 'waiting-period-dental',
    topic: 'waiting-periods',
    product: 'dental',
    titles: {
      en: 'Does dental insurance pay from the first day?',
      de: 'Zahlt die Zahnzusatzversicherung ab dem ersten Tag?',
    },
    keywords: {
      en: 'teeth, waiting period, yearly limits, planned treatment, already advised',
      de: 'Zähne, Wartezeit, Zahnstaffel, angeratene Behandlung, sofort',
    },
  },
  {
    slug: 'waiting-period-legal',
    topic: 'waiting-periods',
    product: 'legal',
    titles: {
      en: 'When does legal insurance start to pay?',
      de: 'Ab wann zahlt die Rechtsschutzversicherung?',
    },
    keywords: {
      en: 'lawyer, three months, existing dispute, fired, landlord, waiting period',
      de: 'Anwalt, drei Monate, bestehender Streit, Kündigung, Vermieter, Wartezeit',
    },
  },
  {
    slug: 'waiting-period-pet-health',
    topic: 'waiting-periods',
    product: 'pet-health',
    titles: {
      en: 'When is my pet covered?',
      de: 'Ab wann ist mein Tier versichert?',
    },
    keywords: {
      en: 'dog, cat, puppy, operation, vet, waiting period, accident',
      de: 'Hund, Katze, Welpe, Operation, Tierarzt, Wartezeit, Unfall',
    },
  },
  {
    slug: 'report-a-claim',
    topic: 'claims',
    titles: {
      en: 'How do I report a claim?',
      de: 'Wie melde ich einen Schaden?',
      es: '¿Cómo comunico un siniestro?',
      fr: 'Comment déclarer un sinistre ?',
    },
    keywords: {
      en: 'damage, accident, file a claim, deadline, photos, police report',
      de: 'Schadenmeldung, Schaden melden, Frist, Fotos, Polizei, Unfall',
      es: 'dar parte, accidente, daño, plazo, fotos',
      fr: 'déclaration, accident, dégât, délai, photos',
    },
  },
  {
    slug: 'i-damaged-something',
    topic: 'claims',
    product: 'personal-liability',
    titles: {
      en: 'I damaged something that belongs to someone else. What now?',
      de: 'Ich habe etwas von jemand anderem beschädigt. Was nun?',
      es: 'He dañado algo de otra persona. ¿Qué hago?',
      fr: 'J’ai abîmé quelque chose qui ne m’appartient pas. Que faire ?',
    },
    keywords: {
      en: 'liability, Haftpflicht, broken phone, laptop, landlord, rented flat, lost key',
      de: 'Haftpflicht, Privathaftpflicht, Handy kaputt, Mietwohnung, Schlüssel verloren',
      es: 'responsabilidad civil, móvil roto, piso alquilado, llave perdida',
      fr: 'responsabilité civile, téléphone cassé, logement loué, clé perdue',
    },
  },
  {
    slug: 'bike-stolen',
    topic: 'claims',
    product: 'bike',
    titles: {
      en: 'My bike was stolen. What do I have to do?',
      de: 'Mein Fahrrad wurde gestohlen. Was muss ich tun?',
    },
    keywords: {
      en: 'theft, bicycle, e-bike, police, frame number, lock',
      de: 'Diebstahl, Rad geklaut, E-Bike, Polizei, Rahmennummer, Schloss',
    },
  },
  {
    slug: 'water-damage-at-home',
    topic: 'claims',
    product: 'household',
    titles: {
      en: 'There is water damage in my flat. What should I do?',
      de: 'Wasserschaden in der Wohnung: Was soll ich tun?',
    },
    keywords: {
      en: 'leak, pipe burst, household contents, Hausrat, neighbour upstairs, flooding',
      de: 'Rohrbruch, Leck, Hausrat, Hausratversicherung, Nachbar, Überschwemmung',
    },
  },
  {
    slug: 'submit-a-doctors-bill',
    topic: 'claims',
    titles: {
      en: 'How do I hand in a doctor’s bill?',
      de: 'Wie reiche ich eine Arztrechnung ein?',
      es: '¿Cómo presento la factura del médico?',
      fr: 'Comment envoyer une facture de médecin ?',
    },
    keywords: {
      en: 'invoice, reimbursement, refund, private health, expat, medical costs, receipt',
      de: 'Rechnung, Erstattung, Geld zurück, Privatpatient, Rezept, Beleg',
      es: 'reembolso, devolución, gastos médicos, recibo',
      fr: 'remboursement, frais médicaux, ordonnance, justificatif',
    },
  },
  {
    slug: 'claim-refused',
    topic: 'claims',
    titles: {
      en: 'The insurer refused my claim. What can I do?',
      de: 'Der Versicherer lehnt ab: Was kann ich tun?',
    },
    keywords: {
      en: 'rejected, denied, not paid, complaint, ombudsman, appeal',
      de: 'abgelehnt, zahlt nicht, Beschwerde, Ombudsmann, Widerspruch',
    },
  },
  {
    slug: 'ways-to-pay',
    topic: 'payments',
    titles: {
      en: 'How can I pay for my insurance?',
      de: 'Wie kann ich meine Versicherung bezahlen?',
      es: '¿Cómo puedo pagar mi seguro?',
      fr: 'Comment payer mon assurance ?',
    },
    keywords: {
      en: 'SEPA, direct debit, card, credit card, IBAN, payment method, foreign account',
      de: 'SEPA, Lastschrift, Kreditkarte, IBAN, Zahlungsart, ausländisches Konto',
      es: 'SEPA, domiciliación, tarjeta, IBAN, método de pago',
      fr: 'SEPA, prélèvement, carte bancaire, IBAN, moyen de paiement',
    },
  },
  {
    slug: 'change-bank-details',
    topic: 'payments',
    titles: {
      en: 'How do I change my bank details?',
      de: 'Wie ändere ich meine Bankverbindung?',
    },
    keywords: {
      en: 'new IBAN, new account, other bank, direct debit',
      de: 'neue IBAN, neues Konto, Kontowechsel, Lastschrift',
    },
  },
  {
    slug: 'missed-payment',
    topic: 'payments',
    titles: {
      en: 'What happens if a payment fails?',
      de: 'Was passiert, wenn eine Zahlung fehlschlägt?',
    },
    keywords: {
      en: 'not paid, bounced, reminder, overdue, debt, lose cover',
      de: 'nicht bezahlt, Rücklastschrift, Mahnung, Rückstand, Schutz verloren',
    },
  },
  {
    slug: 'when-is-my-premium-due',
    topic: 'payments',
    titles: {
      en: 'When is my premium due, and can I pay yearly?',
      de: 'Wann wird mein Beitrag abgebucht, und kann ich jährlich zahlen?',
    },
    keywords: {
      en: 'monthly, annually, date of debit, first payment, invoice',
      de: 'monatlich, jährlich, Abbuchung, Termin, erste Zahlung, Rechnung',
    },
  },
  {
    slug: 'change-address',
    topic: 'changes',
    titles: {
      en: 'I am moving. What happens to my policies?',
      de: 'Ich ziehe um. Was passiert mit meinen Verträgen?',
      es: 'Me mudo. ¿Qué pasa con mis seguros?',
      fr: 'Je déménage. Que deviennent mes contrats ?',
    },
    keywords: {
      en: 'new address, change of address, move house, new flat',
      de: 'Umzug, neue Adresse, Adressänderung, neue Wohnung',
      es: 'mudanza, nueva dirección, cambiar de domicilio, piso nuevo',
      fr: 'déménagement, nouvelle adresse, changer d’adresse',
    },
  },
  {
    slug: 'add-someone-to-a-policy',
    topic: 'changes',
    titles: {
      en: 'How do I add my partner or a child to a policy?',
      de: 'Wie nehme ich Partner oder Kind in einen Vertrag auf?',
    },
    keywords: {
      en: 'include, couple, marriage, baby, family tariff, change cover',
      de: 'hinzufügen, Heirat, Paar, Baby, Familientarif, Vertrag ändern',
    },
  },
  {
    slug: 'new-job-health-insurance',
    topic: 'changes',
    product: 'public-health',
    titles: {
      en: 'I start a new job. What about my health insurance?',
      de: 'Neuer Job: Was wird aus meiner Krankenversicherung?',
    },
    keywords: {
      en: 'employer, employment, tell my fund, membership certificate, lost my job',
      de: 'Arbeitgeber, Jobwechsel, Mitgliedsbescheinigung, Krankenkasse melden',
    },
  },
  {
    slug: 'cancel-a-policy',
    topic: 'cancellation',
    titles: {
      en: 'How do I cancel a policy?',
      de: 'Wie kündige ich einen Vertrag?',
      es: '¿Cómo cancelo un seguro?',
      fr: 'Comment résilier un contrat ?',
    },
    keywords: {
      en: 'terminate, end contract, notice period, Kündigung, stop insurance',
      de: 'Kündigung, Kündigungsfrist, beenden, Vertragsende',
      es: 'dar de baja, anular, rescindir, plazo de preaviso',
      fr: 'résiliation, mettre fin, préavis, arrêter',
    },
  },
  {
    slug: 'withdraw-within-14-days',
    topic: 'cancellation',
    titles: {
      en: 'I changed my mind. Can I withdraw?',
      de: 'Ich habe es mir anders überlegt. Kann ich widerrufen?',
      es: 'He cambiado de idea. ¿Puedo desistir?',
      fr: 'J’ai changé d’avis. Puis-je me rétracter ?',
    },
    keywords: {
      en: 'withdrawal, 14 days, 30 days, revoke, money back, Widerruf, cooling off',
      de: 'Widerruf, Widerrufsrecht, 14 Tage, 30 Tage, Geld zurück',
      es: 'desistimiento, 14 días, 30 días, devolver el dinero',
      fr: 'rétractation, 14 jours, 30 jours, être remboursé',
    },
  },
  {
    slug: 'switch-health-fund',
    topic: 'cancellation',
    product: 'public-health',
    titles: {
      en: 'How do I switch to another public fund?',
      de: 'Wie wechsle ich die Krankenkasse?',
    },
    keywords: {
      en: 'change Krankenkasse, TK, AOK, 12 months, special right, contribution increase',
      de: 'Kassenwechsel, TK, AOK, 12 Monate, Sonderkündigungsrecht, Zusatzbeitrag',
    },
  },
  {
    slug: 'leaving-the-country',
    topic: 'cancellation',
    titles: {
      en: 'I am leaving Germany. How do I end my insurance?',
      de: 'Ich verlasse Deutschland. Wie beende ich meine Versicherungen?',
    },
    keywords: {
      en: 'moving abroad, deregistration, Abmeldung, going home, cancel early',
      de: 'Wegzug, Ausland, Abmeldung, Auswandern, früher kündigen',
    },
  },
  {
    slug: 'find-my-documents',
    topic: 'documents',
    titles: {
      en: 'Where do I find my policy documents?',
      de: 'Wo finde ich meine Versicherungsunterlagen?',
      es: '¿Dónde encuentro los documentos de mi póliza?',
      fr: 'Où trouver les documents de mon contrat ?',
    },
    keywords: {
      en: 'policy number, contract PDF, terms, download, paper',
      de: 'Versicherungsschein, Police, Vertragsnummer, Bedingungen, PDF, Papier',
      es: 'número de póliza, condiciones, PDF, descargar',
      fr: 'numéro de contrat, conditions, PDF, télécharger',
    },
  },
  {
    slug: 'proof-of-insurance',
    topic: 'documents',
    titles: {
      en: 'How do I get a proof of insurance?',
      de: 'Wie bekomme ich eine Versicherungsbestätigung?',
    },
    keywords: {
      en: 'certificate, confirmation letter, landlord, university, employer, Nachweis',
      de: 'Nachweis, Bescheinigung, Vermieter, Universität, Arbeitgeber',
    },
  },
  {
    slug: 'sign-in-problems',
    topic: 'account',
    titles: {
      en: 'I cannot sign in. What can I do?',
      de: 'Ich kann mich nicht anmelden. Was tun?',
      es: 'No puedo entrar en mi cuenta. ¿Qué hago?',
      fr: 'Je n’arrive pas à me connecter. Que faire ?',
    },
    keywords: {
      en: 'login, log in, password forgotten, reset, code, e-mail not arriving',
      de: 'Login, Einloggen, Passwort vergessen, zurücksetzen, Code, E-Mail kommt nicht',
      es: 'iniciar sesión, contraseña olvidada, restablecer, código, correo no llega',
      fr: 'connexion, mot de passe oublié, réinitialiser, code, e-mail n’arrive pas',
    },
  },
  {
    slug: 'delete-my-data',
    topic: 'account',
    titles: {
      en: 'How do I delete my account or get a copy of my data?',
      de: 'Wie lösche ich mein Konto oder bekomme meine Daten?',
    },
    keywords: {
      en: 'GDPR, privacy, erase, export, close account, personal data',
      de: 'DSGVO, Datenschutz, löschen, Auskunft, Konto schließen',
    },
  },
  {
    slug: 'insurance-for-a-visa',
    topic: 'visa',
    titles: {
      en: 'Which health insurance do I need for my visa?',
      de: 'Welche Krankenversicherung brauche ich für mein Visum?',
      es: '¿Qué seguro de salud necesito para el visado?',
      fr: 'Quelle assurance santé me faut-il pour le visa ?',
    },
    keywords: {
      en: 'residence permit, embassy, Ausländerbehörde, immigration office, expat, proof, Blue Card',
      de: 'Aufenthaltstitel, Botschaft, Ausländerbehörde, Nachweis, Expat, Blaue Karte',
      es: 'permiso de residencia, embajada, extranjería, certificado',
      fr: 'titre de séjour, ambassade, préfecture, attestation',
    },
  },
]
