import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useToast, type ToastKind } from './Toasts.tsx';

const kinds: Record<string, ToastKind> = { success: 'success', warning: 'warning', error: 'error' };

/** Shows what react-admin itself notifies as the product's own toasts, so that there is one kind of toast. */
export function RaNotifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const toast = useToast();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { message, type, notificationOptions } = notification;
    toast(translate(message, notificationOptions?.messageArgs), kinds[type] ?? 'info');
  }, [notifications, takeNotification, toast, translate]);
  return null;
}
