export default function ClientDetailsPage() {
  return null;
}
