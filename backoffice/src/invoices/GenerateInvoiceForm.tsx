import type { Invoice, InvoiceCreated } from '@clinic/contract/billing/invoices';
import { SaveBar } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm, WHOLE } from '@clinic/ui/forms/useSavedForm.ts';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import { RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ClientSelect } from '../clients/ClientSelect.tsx';
import { modeChoices } from '../payments/PaymentFields.tsx';
import { today } from '@clinic/ui/clinic-page';
import { CorrectionFields } from './CorrectionFields.tsx';
import { FormSection } from './FormSection.tsx';
import { IncompleteToast } from './IncompleteToast.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { type NewLine } from './item-to-add.ts';
import { emptyInvoice, type NewInvoice } from './new-invoice.ts';
import { InvoiceDay } from './InvoiceDay.tsx';
import { NumberProposal } from './NumberProposal.tsx';
import { PlanSection } from './PlanSection.tsx';
import { ReasonInput } from '../payments/ReasonInput.tsx';
import { ReceivedSection } from './ReceivedSection.tsx';
import { TotalsBox } from './TotalsBox.tsx';
import { invoiceProblem } from './invoice-problem.ts';
import { useBeforeRegistration } from './useBeforeRegistration.tsx';
import { useInvoiceSaving } from './useInvoiceSaving.ts';
import { InvoiceFormContext } from './useInvoiceForm.ts';
import { useInvoiceForms } from './useInvoiceForms.ts';
import { useRecipientOfClient } from './useRecipientOfClient.ts';

interface Props {
  /** Id of the prefilled client; empty when none. */
  client: string;
  lines?: NewLine[];
  /** Values that the form starts with. */
  before?: Partial<NewInvoice>;
  proposedNumber: string;
  /** The invoice that this one corrects. */
  corrects?: Invoice;
  onCreated: (created: InvoiceCreated) => void;
}

export function GenerateInvoiceForm(props: Props) {
  const { client, lines = [], before, proposedNumber, corrects, onCreated } = props;
  const formOn = useInvoiceForms();
  const { mayMake, question } = useBeforeRegistration(formOn);
  const ask = corrects ? () => true : mayMake;
  const saving = useInvoiceSaving({ client, corrects, formOn, ask, onCreated });
  const [first] = useState(() => ({
    ...emptyInvoice(today(), client),
    invoiceNumber: proposedNumber,
    lines,
    ...before,
  }));
  const form = useSavedForm({
    saving,
    values: first,
    rules: (invoice) => {
      const obstacle = invoiceProblem(invoice, formOn(invoice.date));
      return obstacle === undefined ? undefined : { [WHOLE]: obstacle };
    },
  });
  const day = useWatch({ control: form.methods.control, name: 'date' });
  // Here it is decided whether the invoice has GST; the parts below ask their form.
  const decided = useMemo(() => formOn(day), [formOn, day]);
  useRecipientOfClient(form.methods);
  const frame = useRef<HTMLDivElement>(null);
  const clientInput = useRef<HTMLInputElement>(null);
  const itemInput = useRef<HTMLInputElement>(null);
  // The focus starts at the client or, if one is given, at the first item.
  useEffect(() => (client ? itemInput : clientInput).current?.focus(), [client]);
  return (
    <Box ref={frame}>
      <SavedForm form={form} enterMoves>
        <InvoiceFormContext value={decided}>
          <Box
            sx={{
              display: 'grid',
              gap: 5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
            }}
          >
            <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
              <FormSection title="Invoice">
                <Box
                  sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
                >
                  {decided.number}
                  <InvoiceDay formOn={formOn} />
                  <ClientSelect
                    inputRef={clientInput}
                    takesFirst
                    onChosen={() => itemInput.current?.focus()}
                  />
                  <RadioButtonGroupInput
                    source="paymentMode"
                    label="Payment mode"
                    choices={modeChoices}
                    helperText={false}
                  />
                </Box>
                <NumberProposal proposed={proposedNumber} />
              </FormSection>
              <ItemsSection itemInput={itemInput} onDone={() => focusPercent(frame.current)} />
              <PlanSection before={before?.selectedPlan} />
              {decided.recipient}
            </Box>
            <Box sx={{ position: { lg: 'sticky' }, top: 24 }}>
              <FormSection title="Summary">
                {decided.percents}
                <TotalsBox />
                {corrects && <CorrectionFields corrected={corrects} />}
                <ReceivedSection corrects={corrects !== undefined} />
                {corrects && <ReasonInput />}
                <IncompleteToast />
                <SaveBar
                  label={corrects ? 'Correct Invoice' : 'Generate Invoice'}
                  busyLabel="Processing..."
                />
              </FormSection>
            </Box>
          </Box>
        </InvoiceFormContext>
        {question}
      </SavedForm>
    </Box>
  );
}

/** Focuses the first field of the summary, once the items are complete. */
const focusPercent = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLInputElement>('input:is([name="tax_Percent"], [name^="discount"])')?.focus();
