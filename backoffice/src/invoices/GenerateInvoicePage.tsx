export default function GenerateInvoicePage() {
  return null;
}
