export default function InvoicePage() {
  return null;
}
